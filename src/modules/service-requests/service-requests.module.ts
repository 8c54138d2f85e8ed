import { Module } from '@nestjs/common';
import { DocumentsModule } from '../documents/documents.module.js';
import { SuppliersModule } from '../suppliers/suppliers.module.js';
import { AnswerOffer } from './answer-offer.js';
import { AnswerProposal } from './appointments/answer-proposal.js';
import { AppointmentCalendar } from './appointments/appointment-calendar.service.js';
import { AppointmentReader } from './appointments/appointment-reader.js';
import { AppointmentReminders } from './appointments/appointment-reminders.js';
import { AppointmentsController } from './appointments/appointments.controller.js';
import { ProposeTimes } from './appointments/propose-times.js';
import { JobBoardController } from './board/job-board.controller.js';
import { JobBoard } from './board/job-board.service.js';
import { RequestBoardController } from './board/request-board.controller.js';
import { RequestBoard } from './board/request-board.service.js';
import { ChangeRequest } from './change-request.service.js';
import { ChecklistController } from './checklist/checklist.controller.js';
import { Checklists } from './checklist/checklist.service.js';
import { RaiseRequest } from './checklist/raise-request.js';
import { FileRequest } from './file-request.js';
import { FollowUp } from './follow-up.js';
import { GapOverridesController } from './gap-overrides.controller.js';
import { GapOverrides } from './gap-overrides.service.js';
import { MaintenanceSettingsController } from './maintenance-settings.controller.js';
import { MaintenanceSettingsService } from './maintenance-settings.service.js';
import { OfferService } from './offer.service.js';
import { PreferredSuppliersController } from './preferred-suppliers.controller.js';
import { PreferredSuppliers } from './preferred-suppliers.service.js';
import { QuoteService } from './quote.service.js';
import { OwnRatingsController } from './ratings/own-ratings.controller.js';
import { OwnRatings } from './ratings/own-ratings.service.js';
import { RatingReportsController } from './ratings/rating-reports.controller.js';
import { RatingReports } from './ratings/rating-reports.service.js';
import { RatingsController } from './ratings/ratings.controller.js';
import { Ratings } from './ratings/ratings.service.js';
import { StepReminders } from './reminders/step-reminders.js';
import { RequestMails } from './request-mails.js';
import { RequestReader } from './request-reader.js';
import { RequestSchedules } from './request-schedules.js';
import { ServiceRequestController } from './service-request.controller.js';
import { ServiceRequestsPersonalData } from './service-requests.personal-data.js';
import { Mentions } from './talk/mentions.service.js';
import { ReplyAddresses } from './talk/reply-address.service.js';
import { TalkMails } from './talk/talk-mails.js';
import { TalkController } from './talk/talk.controller.js';
import { RequestTalk } from './talk/talk.service.js';
import { SavedViewsController } from './views/saved-views.controller.js';
import { SavedViews } from './views/saved-views.service.js';

export { addAppointment, type CalendarEntry } from './appointments/calendar-file.js';
/** The commands that other modules may call. */
export { AnswerOffer, AppointmentCalendar, ChangeRequest, FileRequest, RaiseRequest, RequestBoard };

/** Requests for repairs, from filing through the supplier's work to the confirmation. */
@Module({
  imports: [SuppliersModule, DocumentsModule],
  controllers: [
    ServiceRequestController,
    RequestBoardController,
    JobBoardController,
    MaintenanceSettingsController,
    PreferredSuppliersController,
    GapOverridesController,
    ChecklistController,
    TalkController,
    AppointmentsController,
    SavedViewsController,
    RatingsController,
    RatingReportsController,
    OwnRatingsController,
  ],
  providers: [
    ServiceRequestsPersonalData,
    RequestReader,
    FileRequest,
    ChangeRequest,
    OfferService,
    AnswerOffer,
    QuoteService,
    FollowUp,
    RequestMails,
    RequestSchedules,
    RequestBoard,
    JobBoard,
    MaintenanceSettingsService,
    PreferredSuppliers,
    GapOverrides,
    Checklists,
    RaiseRequest,
    RequestTalk,
    Mentions,
    TalkMails,
    ReplyAddresses,
    AppointmentReader,
    ProposeTimes,
    AnswerProposal,
    AppointmentCalendar,
    AppointmentReminders,
    StepReminders,
    SavedViews,
    Ratings,
    RatingReports,
    OwnRatings,
  ],
  exports: [
    FileRequest,
    RaiseRequest,
    ChangeRequest,
    OfferService,
    AnswerOffer,
    RequestBoard,
    RequestTalk,
    Mentions,
    Checklists,
    ReplyAddresses,
    AppointmentCalendar,
  ],
})
export class ServiceRequestsModule {}
