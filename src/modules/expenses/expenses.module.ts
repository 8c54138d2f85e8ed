import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module.js';
import { ExpenseCsv } from './expense-csv.service.js';
import { ExpenseController } from './expense.controller.js';
import { ExpenseService } from './expense.service.js';
import { ExpensesPersonalData } from './expenses.personal-data.js';
import { InvoicedExpenses } from './invoiced-expense.service.js';
import { RecurringExpenseRun } from './recurring-expense-run.service.js';
import { RecurringExpenseController } from './recurring-expense.controller.js';
import { RecurringExpenses } from './recurring-expense.service.js';
import { RepairCosts } from './repair-cost.service.js';

/** Expenses of properties, with their invoices. */
@Module({
  imports: [LedgerModule],
  controllers: [ExpenseController, RecurringExpenseController],
  providers: [
    ExpensesPersonalData,
    ExpenseService,
    ExpenseCsv,
    RecurringExpenses,
    RecurringExpenseRun,
    RepairCosts,
    InvoicedExpenses,
  ],
  exports: [ExpenseService, InvoicedExpenses],
})
export class ExpensesModule {}
