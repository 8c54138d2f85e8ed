import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ForStaff, Roles } from '../../platform/auth/decorators.js';
import { ListQuery } from '../../platform/lists/list-query.dto.js';
import type { Page } from '../../platform/lists/page.js';
import { NotificationResponse, ReadNotificationsRequest, UnreadNotifications } from './notification.dto.js';
import { Notifications } from './notifications.service.js';

@ApiTags('notifications')
@Roles('landlord', 'tenant', 'supplier', 'technician', 'staff', 'admin')
@ForStaff('everyone')
@Controller('notifications')
export class NotificationsController {
  constructor(private readonly notifications: Notifications) {}

  /** Lists the reader's own notifications, newest first. */
  @Get()
  @ApiOkResponse({ type: [NotificationResponse] })
  list(@Query() query: ListQuery): Promise<Page<NotificationResponse>> {
    return this.notifications.list(query);
  }

  /** Counts the unread notifications. */
  @Get('unread')
  unread(): Promise<UnreadNotifications> {
    return this.notifications.unread();
  }

  /** Marks some or all as read. Returns how many are still unread. */
  @Post('read')
  @HttpCode(200)
  read(@Body() body: ReadNotificationsRequest): Promise<UnreadNotifications> {
    return this.notifications.read(body);
  }
}
