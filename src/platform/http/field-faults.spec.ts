import { describe, expect, it } from '@jest/globals';
import 'reflect-metadata';
import { plainToInstance, Type } from 'class-transformer';
import {
  IsArray,
  IsEmail,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  validate,
  ValidateNested,
} from 'class-validator';
import { invalidInput } from './validation.js';

class Part {
  @IsString() @MaxLength(3) name: string;
}

class Sample {
  @IsString() @MinLength(1) @MaxLength(5) title = 'ok';
  @IsEmail() email = 'a@example.com';
  @IsIn(['a', 'b']) kind = 'a';
  @IsInt() @Min(1) @Max(2000) rentCents = 5;
  @IsInt() @Max(28) dueDay = 1;
  @IsArray() @IsString({ each: true }) @Length(1, 4, { each: true }) tags: string[] = [];
  @IsOptional() @Matches(/^\S+$/, { message: 'city must be a city', context: { fault: 'city_name' } }) city?: string;
  @IsArray() @ValidateNested({ each: true }) @Type(() => Part) parts: Part[] = [];
}

async function faultsIn(sent: object) {
  const errors = await validate(plainToInstance(Sample, sent, { exposeDefaultValues: true }), {
    whitelist: true,
    forbidNonWhitelisted: true,
    stopAtFirstError: true,
  });
  return (invalidInput(errors).options.details ?? []).map(({ field, code, values }) => [
    field,
    code,
    ...(values ? [values] : []),
  ]);
}

describe('what is wrong with a field is a code with its values', () => {
  it.each([
    [{ title: 'too long' }, [['title', 'too_long', { max: 5 }]]],
    [{ title: '' }, [['title', 'required']]],
    [{ title: null }, [['title', 'required']]],
    [{ title: 7 }, [['title', 'text']]],
    [{ email: 'nobody' }, [['email', 'email']]],
    [{ kind: 'c' }, [['kind', 'choice']]],
    [{ dueDay: 31 }, [['dueDay', 'at_most', { max: 28 }]]],
    [{ dueDay: 1.5 }, [['dueDay', 'whole_number']]],
    [{ tags: ['fine', 'longer'] }, [['tags', 'too_long', { max: 4 }]]],
    [{ tags: ['fine', ''] }, [['tags', 'required']]],
    [{ city: 'a b' }, [['city', 'city_name']]],
    [{ colour: 'red' }, [['colour', 'unknown_field']]],
    [{ parts: [{ name: 'long' }] }, [['parts.0.name', 'too_long', { max: 3 }]]],
  ])('%j', async (sent, faults) => expect(await faultsIn(sent)).toEqual(faults));

  it('in money where the field counts cents', async () => {
    expect(await faultsIn({ rentCents: 0 })).toEqual([['rentCents', 'amount_at_least', { min: 0.01 }]]);
    expect(await faultsIn({ rentCents: 2001 })).toEqual([['rentCents', 'amount_at_most', { max: 20 }]]);
  });
});
