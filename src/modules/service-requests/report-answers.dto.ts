import { IsIn, IsOptional } from 'class-validator';
import { QUESTIONS, type Answers } from '../../contract/emergencies/questions.js';

/**
 * Answers to plain questions that decide whether a problem is an emergency. Questions that weren’t asked, or were skipped, are
 * left out.
 */
export class ReportAnswers {
  /** Whether water runs out faster than it can be caught. */
  @IsOptional() @IsIn(QUESTIONS.water_running.answers) water_running?: Answers['water_running'];
  /** Whether there is no water in the whole home. */
  @IsOptional() @IsIn(QUESTIONS.no_water.answers) no_water?: Answers['no_water'];
  /** Whether there are sparks or smoke, or a smell of burning. */
  @IsOptional() @IsIn(QUESTIONS.sparks.answers) sparks?: Answers['sparks'];
  /** Where there is no electricity. */
  @IsOptional() @IsIn(QUESTIONS.power_out.answers) power_out?: Answers['power_out'];
  @IsOptional() @IsIn(QUESTIONS.gas_smell.answers) gas_smell?: Answers['gas_smell'];
  /** `cold`: below 18 °C inside. */
  @IsOptional() @IsIn(QUESTIONS.inside.answers) inside?: Answers['inside'];
  /** `child`: a child or a person who needs help is inside, or is waiting outside too. */
  @IsOptional() @IsIn(QUESTIONS.locked_out.answers) locked_out?: Answers['locked_out'];
}
