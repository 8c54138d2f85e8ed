import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Patch,
  Post,
  Query,
  type StreamableFile,
} from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { ForKeys, ForStaff, Roles } from '../../platform/auth/decorators.js';
import { FromReplica } from '../../platform/database/from-replica.decorator.js';
import { LongStatements } from '../../platform/database/long-statements.decorator.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import type { Page } from '../../platform/lists/page.js';
import { ExpenseCsv } from './expense-csv.service.js';
import {
  CreateExpenseRequest,
  ExpenseFileQuery,
  ExpenseQuery,
  ExpenseResponse,
  UpdateExpenseRequest,
} from './expense.dto.js';
import { ExpenseService } from './expense.service.js';
import { RepairCosts } from './repair-cost.service.js';

@ApiTags('expenses')
@Controller()
export class ExpenseController {
  constructor(
    private readonly expenses: ExpenseService,
    private readonly csv: ExpenseCsv,
    private readonly repairs: RepairCosts,
  ) {}

  /** Expenses, the latest first. Sorts: spentOn, amountCents, payee, category, property, createdAt. */
  @Roles('landlord', 'staff', 'admin')
  @ForStaff('accounts')
  @ApiOkResponse({ type: [ExpenseResponse] })
  @ForKeys('expenses:read')
  @Get('expenses')
  list(@Query() query: ExpenseQuery): Promise<Page<ExpenseResponse>> {
    return this.expenses.list(query);
  }

  /** The same list as CSV, the oldest first; amounts are decimals. Names and codes, unless a `language` asks for words. */
  @Roles('landlord')
  @ApiProduces('text/csv')
  @ApiOkResponse({ type: String })
  @FromReplica()
  @LongStatements()
  @Get('expenses/export.csv')
  file(@Query() query: ExpenseFileQuery): Promise<StreamableFile> {
    return this.csv.write(query);
  }

  /** One expense. */
  @Roles('landlord', 'staff', 'admin')
  @ForStaff('accounts')
  @ForKeys('expenses:read')
  @Get('expenses/:id')
  get(@Param('id', IdPipe) id: string): Promise<ExpenseResponse> {
    return this.expenses.get(id);
  }

  /**
   * Enters an expense; it is posted to the ledger immediately. 400 for a tax above the amount, 404 for someone else's
   * property, unit or invoice.
   */
  @Roles('landlord')
  @ForKeys('expenses:write')
  @Post('expenses')
  create(@Body() body: CreateExpenseRequest): Promise<ExpenseResponse> {
    return this.expenses.create(body);
  }

  /** Changes the fields that are sent. Changed figures cause a reversal and a new entry. 409 `stale_version`. */
  @Roles('landlord')
  @ForKeys('expenses:write')
  @Patch('expenses/:id')
  update(@Param('id', IdPipe) id: string, @Body() body: UpdateExpenseRequest): Promise<ExpenseResponse> {
    return this.expenses.update(id, body);
  }

  /** Reverses an expense. The ledger keeps it with its reversal. */
  @Roles('landlord')
  @ForKeys('expenses:write')
  @Delete('expenses/:id')
  @HttpCode(204)
  remove(@Param('id', IdPipe) id: string): Promise<void> {
    return this.expenses.remove(id);
  }

  /**
   * The cost of a completed repair as an expense, in one step; repeating it returns the same expense. 422 without a
   * cost.
   */
  @Roles('landlord')
  @ForKeys('expenses:write')
  @Post('service-requests/:id/expense')
  repair(@Param('id', IdPipe) id: string): Promise<ExpenseResponse> {
    return this.repairs.enter(id);
  }
}
