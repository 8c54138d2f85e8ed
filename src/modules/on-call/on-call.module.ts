import { Module } from '@nestjs/common';
import { PushModule } from '../push/push.module.js';
import { OnCallAlerts } from './alerts.js';
import { LeftColleagues } from './left-colleagues.js';
import { OnCallAlarms } from './on-call-alarm.service.js';
import { OnCallLinkController } from './on-call-link.controller.js';
import { OnCallLinks } from './on-call-link.service.js';
import { OnCallLists } from './on-call-list.service.js';
import { OnCallRun } from './on-call-run.js';
import { OnCallSteps } from './on-call-steps.js';
import { OnCallController } from './on-call.controller.js';
import { OnCallPersonalData } from './on-call.personal-data.js';

/** Who is on call for emergencies: the list, the search for a person who answers, and the answers. */
@Module({
  imports: [PushModule],
  controllers: [OnCallLinkController, OnCallController],
  providers: [
    OnCallPersonalData,
    OnCallLists,
    OnCallAlarms,
    OnCallLinks,
    OnCallAlerts,
    OnCallSteps,
    OnCallRun,
    LeftColleagues,
  ],
})
export class OnCallModule {}
