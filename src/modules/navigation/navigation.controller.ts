import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ForStaff, Roles } from '../../platform/auth/decorators.js';
import { NavigationResponse, TeamNavigationResponse } from './navigation.dto.js';
import { NavigationService } from './navigation.service.js';

@ApiTags('navigation')
@Controller('navigation')
export class NavigationController {
  constructor(private readonly navigation: NavigationService) {}

  /** What needs the reader's attention, as counts beside the menu entries, and a landlord's properties in the sidebar. */
  @Roles('landlord', 'tenant', 'supplier')
  @Get()
  counts(): Promise<NavigationResponse> {
    return this.navigation.counts();
  }

  /**
   * What needs the attention of staff and admins, as counts: waiting chat visitors, their tickets in which the requester
   * wrote last, and reported notes of ratings.
   */
  @Roles('staff', 'admin')
  @ForStaff('everyone')
  @Get('team')
  ofTeam(): Promise<TeamNavigationResponse> {
    return this.navigation.ofTeam();
  }
}
