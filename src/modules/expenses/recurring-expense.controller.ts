import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ForKeys, ForStaff, Roles } from '../../platform/auth/decorators.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import type { Page } from '../../platform/lists/page.js';
import {
  CreateRecurringExpenseRequest,
  RecurringExpenseQuery,
  RecurringExpenseResponse,
  UpdateRecurringExpenseRequest,
} from './recurring-expense.dto.js';
import { RecurringExpenses } from './recurring-expense.service.js';

@ApiTags('expenses')
@Roles('landlord')
@Controller('recurring-expenses')
export class RecurringExpenseController {
  constructor(private readonly expenses: RecurringExpenses) {}

  /**
   * Recurring expenses that haven't ended, the next one first. Sorts: nextOn, amountCents, payee, category, property,
   * createdAt.
   */
  @Roles('landlord', 'staff', 'admin')
  @ForStaff('accounts')
  @ApiOkResponse({ type: [RecurringExpenseResponse] })
  @ForKeys('expenses:read')
  @Get()
  list(@Query() query: RecurringExpenseQuery): Promise<Page<RecurringExpenseResponse>> {
    return this.expenses.list(query);
  }

  /** One recurring expense, also when it has ended. */
  @Roles('landlord', 'staff', 'admin')
  @ForStaff('accounts')
  @ForKeys('expenses:read')
  @Get(':id')
  get(@Param('id', IdPipe) id: string): Promise<RecurringExpenseResponse> {
    return this.expenses.get(id);
  }

  /**
   * Adds a recurring expense. It is booked as an expense on each of its days; if that is today, immediately. 400 for a
   * past day, 404 for someone else's property or unit.
   */
  @ForKeys('expenses:write')
  @Post()
  create(@Body() body: CreateRecurringExpenseRequest): Promise<RecurringExpenseResponse> {
    return this.expenses.create(body);
  }

  /**
   * Changes, pauses or resumes one for the days to come; what was booked stays. 404 for one that has ended, 409
   * `stale_version`.
   */
  @ForKeys('expenses:write')
  @Patch(':id')
  update(
    @Param('id', IdPipe) id: string,
    @Body() body: UpdateRecurringExpenseRequest,
  ): Promise<RecurringExpenseResponse> {
    return this.expenses.update(id, body);
  }

  /** Ends a recurring expense; what was booked stays. 404 when it has already ended. */
  @ForKeys('expenses:write')
  @Delete(':id')
  @HttpCode(204)
  end(@Param('id', IdPipe) id: string): Promise<void> {
    return this.expenses.end(id);
  }
}
