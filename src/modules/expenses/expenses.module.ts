import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module.js';
import { ExpenseCsv } from './expense-csv.service.js';
import { ExpenseController } from './expense.controller.js';
import { ExpenseService } from './expense.service.js';
import { RepairCosts } from './repair-cost.service.js';

/** What properties cost, with the invoices. */
@Module({
  imports: [LedgerModule],
  controllers: [ExpenseController],
  providers: [ExpenseService, ExpenseCsv, RepairCosts],
  exports: [ExpenseService],
})
export class ExpensesModule {}
