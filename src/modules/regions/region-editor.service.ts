import { UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { day } from '../../contract/days.js';
import { flatten, needsNoSource, ruleFaults } from '../../contract/region-rules.js';
import type { Values } from '../../platform/audit/field-changes.js';
import { isoOrNull } from '../../platform/database/iso.js';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { fault } from '../../platform/errors/refusals.js';
import { Scope } from '../../platform/scope/scope.js';
import type { EditRegionRuleRequest, RegionFactRequest, RegionRuleRecordResponse } from './region-editor.dto.js';
import {
  isCorrected,
  RegionRuleStore,
  REGION_CHANNEL,
  toRecord,
  type VersionRow,
} from './region-rule-store.service.js';
import { RegionRuleVersion } from './region-rule-version.entity.js';
import { shippedOf, subjectOf, valuesOf, type GivenSubject, type RuleSubject } from './rule-subject.js';
import { keyOf } from './rules/records-in-force.js';
import type { StoredFact } from './rules/region-fact.js';
import { nextRecordOf, recordOf, statusOf } from './rules/region-law.js';
import { NEXT_RECORDS, REGION_RECORDS, type RegionRecord } from './rules/region-records.js';

type History = VersionRow & { changedByName: string | null };

const VERSIONS = `select v.region, v.place, v.topic, v.version, v.facts, v.rule, v.valid_from as "validFrom", v.valid_to as "validTo", v.verified_at as "verifiedAt", v.note,
    v.created_at as "createdAt", nullif(trim(u.first_name || ' ' || u.last_name), '') as "changedByName"
  from region_rule_version v left join app_user u on u.id = v.author_id`;

/** The regional rules for an admin: read, changed with source and date, every version kept (docs/specification/leases.md). */
@Injectable()
export class RegionEditor {
  constructor(
    private readonly scope: Scope,
    private readonly book: RegionRuleStore,
  ) {}

  /** Every record, or those of a region and its cities, as it is in force, with what follows it. */
  async list(region?: string): Promise<RegionRuleRecordResponse[]> {
    const rows = await this.scope.rows<History>(`${VERSIONS} order by v.version desc`);
    const ofKey = Map.groupBy(rows, keyOf);
    const keys = new Map(
      [...REGION_RECORDS, ...NEXT_RECORDS, ...rows.flatMap((row) => toRecord(row) ?? [])].map((record) => [
        keyOf(record),
        record,
      ]),
    );
    return [...keys.values()]
      .filter((record) => !region || record.region === region)
      .map((record) => this.present(record, ofKey.get(keyOf(record)) ?? []));
  }

  /** Newest first; those that the product came with are last, if it had any. */
  async history(given: GivenSubject): Promise<RegionRuleRecordResponse[]> {
    const subject = subjectOf(given);
    const edited = (await this.rowsOf(subject)).flatMap((row) => {
      const record = toRecord(row);
      return record ? [this.toResponse(record, row)] : [];
    });
    return [...edited, ...shippedOf(subject).map((record) => this.toResponse(record))];
  }

  /**
   * Adds a version, which applies immediately in every process. 409 `stale_version`; 400 names the value that does not
   * fit.
   */
  async edit(given: GivenSubject, request: EditRegionRuleRequest): Promise<RegionRuleRecordResponse> {
    const subject = subjectOf(given);
    check(subject, request);
    const before = await this.fieldsBefore(subject);
    await this.scope.write('region_rule.change', async (tx) => {
      const [last] = await tx.rows<{ version: number }>(
        'select version from region_rule_version where region = $1 and place = $2 and topic = $3 order by version desc limit 1',
        valuesOf(subject),
      );
      const version = last?.version ?? 0;
      if (request.version !== undefined && request.version !== version) throw new Problem('stale_version');
      const added = tx.em.create(
        RegionRuleVersion,
        this.versionOf(subject, request, version + 1, tx.actor.userId ?? ''),
      );
      await tx.em.flush().catch((error: unknown) => {
        throw error instanceof UniqueConstraintViolationException ? new Problem('stale_version') : error;
      });
      tx.about('region_rule', added.id).compare(before, fieldsOf(subject, request));
      tx.changed(['region-rules', 'leases'], [], {});
      await tx.rows('select pg_notify($1, $2)', [REGION_CHANNEL, keyOf(subject)]);
    });
    await this.book.reload();
    return this.present(subject, await this.rowsOf(subject));
  }

  /** What applies today, for the audit log; nothing where there was no record yet. */
  private async fieldsBefore(subject: RuleSubject): Promise<Values> {
    const rows = await this.rowsOf(subject);
    return rows.length + shippedOf(subject).length === 0 ? {} : fieldsOf(subject, this.present(subject, rows));
  }

  private rowsOf(subject: RuleSubject): Promise<History[]> {
    return this.scope.rows<History>(
      `${VERSIONS} where v.region = $1 and v.place = $2 and v.topic = $3 order by v.version desc`,
      valuesOf(subject),
    );
  }

  /** The record of a subject that is in force today, and the one after it; `rows` are its versions, the newest first. */
  private present(subject: RuleSubject, rows: readonly History[]): RegionRuleRecordResponse {
    const today = day(this.scope.clock.now().toISOString().slice(0, 10));
    const rowOf = new Map<RegionRecord, History>(
      rows
        .filter((row) => !isCorrected(row, rows))
        .flatMap((row) => {
          const record = toRecord(row);
          return record ? [[{ ...record, place: null }, row] as const] : [];
        }),
    );
    const law = {
      region: subject.region,
      records: [...rowOf.keys(), ...shippedOf(subject).map((record) => ({ ...record, place: null }))],
    };
    const record = orNotFound(recordOf(law, subject.topic, today));
    const next = nextRecordOf(law, subject.topic, today);
    return {
      ...this.toResponse({ ...record, place: subject.place }, rowOf.get(record)),
      version: rows[0]?.version ?? 0,
      next: next && { ...partsOf(next), verifiedAt: isoOrNull(rowOf.get(next)?.verifiedAt ?? null) },
    };
  }

  private versionOf(
    { region, place, topic }: RuleSubject,
    request: EditRegionRuleRequest,
    version: number,
    authorId: string,
  ) {
    const { facts, rule = null, validFrom = null, validTo = null, verified, note } = request;
    const now = this.scope.clock.now();
    return {
      id: v7(),
      region,
      place: place ?? '',
      topic,
      version,
      rule,
      validFrom,
      validTo,
      note: note || null,
      authorId,
      createdAt: now,
      facts: facts.map((fact) => toFact(fact, verified)),
      verifiedAt: verified ? now : null,
    };
  }

  private toResponse(record: RegionRecord, row?: History): RegionRuleRecordResponse {
    const today = day(this.scope.clock.now().toISOString().slice(0, 10));
    return {
      region: record.region,
      place: record.place,
      topic: record.topic,
      status: statusOf({ region: record.region, records: [{ ...record, place: null }] }, record.topic, today),
      ...partsOf(record),
      next: null,
      version: row?.version ?? 0,
      verifiedAt: isoOrNull(row?.verifiedAt ?? null),
      note: row?.note ?? null,
      changedAt: isoOrNull(row?.createdAt ?? null),
      changedByName: row?.changedByName ?? null,
    };
  }
}

/** A record by field, as the audit log compares it. */
function fieldsOf(
  { topic }: RuleSubject,
  { facts, rule, validFrom, validTo, note }: EditRegionRuleRequest | RegionRuleRecordResponse,
): Values {
  const said = facts.flatMap(({ text, source }, at) => [
    [`facts.${at + 1}`, text],
    [`facts.${at + 1}.source`, source],
  ]);
  return { ...(rule && flatten(rule, `${topic}.`)), ...Object.fromEntries(said), validFrom, validTo, note };
}

function partsOf({ facts, rule, validFrom, validTo }: RegionRecord) {
  return {
    facts: [...facts],
    rule: rule && flatten(rule),
    validFrom,
    validTo,
  };
}

function toFact(
  { text, fr, es, saidByRule, source, sourceDate, confidence }: RegionFactRequest,
  verified: boolean,
): StoredFact {
  // A client that doesn't send translations keeps the ones that the product has for the note.
  const translated = fr !== undefined || es !== undefined || saidByRule !== undefined;
  return {
    text: text.trim(),
    ...(translated && { fr: fr?.trim() || null, es: es?.trim() || null, saidByRule: saidByRule ?? false }),
    source: source?.trim() || null,
    sourceDate: sourceDate || null,
    confidence: confidence ?? null,
    mustCheck: !verified,
  };
}

/**
 * A rule needs a source, an unknown one has no rule, and the end isn't before the beginning. Only a city's rule can be
 * withdrawn.
 */
function check(
  { topic, place }: RuleSubject,
  { facts, rule, validFrom, validTo, verified }: EditRegionRuleRequest,
): void {
  const unknown = facts.every(({ text }) => text.trim().toLowerCase().startsWith('unknown'));
  const unsourced = facts.findIndex(({ text, source }) => !needsNoSource(text) && !source?.trim());
  const faults = [
    ...(facts.length === 0 && place === null ? [fault('facts', 'facts must not be empty', 'required')] : []),
    ...(rule
      ? ruleFaults(topic, rule).map(({ path, message, code }) => fault(path ? `rule.${path}` : 'rule', message, code))
      : []),
    ...(rule && unknown ? [fault('rule', 'What is unknown has no automatic rule', 'unknown_rule')] : []),
    ...(verified && unknown ? [fault('verified', 'What is unknown cannot be confirmed', 'unknown_confirmed')] : []),
    ...(unsourced >= 0 ? [fault(`facts.${unsourced}.source`, 'source is required', 'required')] : []),
    ...(validFrom && validTo && validTo < validFrom
      ? [fault('validTo', 'validTo must not be before validFrom', 'end_before_start')]
      : []),
  ];
  if (faults.length > 0) throw new Problem('invalid_input', { details: faults });
}
