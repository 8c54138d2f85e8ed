import { IsIn, IsOptional } from 'class-validator';
import { QUESTIONS, type Answers } from '../../contract/emergencies/questions.js';

/** Answers to plain questions that decide whether a problem is an emergency. What wasn't asked or was skipped is left out. */
export class ReportAnswers {
  /** Water runs out faster than one can catch it. */
  @IsOptional() @IsIn(QUESTIONS.water_running.answers) water_running?: Answers['water_running'];
  /** There is no water in the whole home. */
  @IsOptional() @IsIn(QUESTIONS.no_water.answers) no_water?: Answers['no_water'];
  /** There are sparks or smoke, or it smells of burning. */
  @IsOptional() @IsIn(QUESTIONS.sparks.answers) sparks?: Answers['sparks'];
  /** Where there is no electricity. */
  @IsOptional() @IsIn(QUESTIONS.power_out.answers) power_out?: Answers['power_out'];
  @IsOptional() @IsIn(QUESTIONS.gas_smell.answers) gas_smell?: Answers['gas_smell'];
  /** `cold`: under 18 °C inside. */
  @IsOptional() @IsIn(QUESTIONS.inside.answers) inside?: Answers['inside'];
  /** `child`: and a child or someone who needs help is inside, or waits outside. */
  @IsOptional() @IsIn(QUESTIONS.locked_out.answers) locked_out?: Answers['locked_out'];
}
