import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ForStaff, Roles } from '../../platform/auth/decorators.js';
import { NavigationResponse, TeamNavigationResponse } from './navigation.dto.js';
import { NavigationService } from './navigation.service.js';

@ApiTags('navigation')
@Controller('navigation')
export class NavigationController {
  constructor(private readonly navigation: NavigationService) {}

  /** What waits for the reader beside the entries of the menu, and a landlord’s plates in the sidebar. */
  @Roles('landlord', 'tenant', 'supplier')
  @Get()
  counts(): Promise<NavigationResponse> {
    return this.navigation.counts();
  }

  /** What waits for staff and admins: visitors of the chat, and tickets of theirs whose asker wrote last. */
  @Roles('staff', 'admin')
  @ForStaff('everyone')
  @Get('team')
  ofTeam(): Promise<TeamNavigationResponse> {
    return this.navigation.ofTeam();
  }
}
