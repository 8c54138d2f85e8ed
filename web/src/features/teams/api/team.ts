import { api, idempotency, unwrap } from '@api/client';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';
import { queryOptions } from '@tanstack/react-query';

export type StaffMember = components['schemas']['SupplierStaffResponse'];
export type NewStaffMember = components['schemas']['NewSupplierStaff'];
export type Plan = components['schemas']['TeamPlanResponse'];
export type PlannedJob = components['schemas']['PlannedJob'];
export type TeamJob = components['schemas']['TeamJobResponse'];
export type PriceNeed = NonNullable<TeamJob['priceNeed']>;
export type Visit = components['schemas']['VisitResponse'];

const CHANGES = ['team', 'service-requests'];

/** The signed-in supplier's own entry. */
export const ownSupplierQuery = queryOptions({
  queryKey: ['suppliers', 'me'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/suppliers/me', { signal })),
});

export const staffQuery = (id: string) =>
  queryOptions({
    queryKey: ['team', 'people', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/suppliers/{id}/staff', { signal, params: { path: { id } } })),
  });

export const planQuery = queryOptions({
  queryKey: ['team', 'plan'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/team/plan', { signal })),
});

export const teamJobQuery = (requestId: string) =>
  queryOptions({
    queryKey: ['team', 'job', requestId],
    queryFn: ({ signal }) => unwrap(api.GET('/api/team/jobs/{requestId}', { signal, params: { path: { requestId } } })),
    retry: false,
  });

interface Person {
  body: NewStaffMember;
  /** Who is changed; without it someone new. */
  present?: StaffMember;
}

export function useSavePerson(supplierId: string, onSaved: () => void) {
  return useAction<Person, StaffMember>({
    run: ({ body, present }, key) => {
      if (!present) {
        const params = { path: { id: supplierId } };
        return unwrap(api.POST('/api/suppliers/{id}/staff', { params, body, headers: idempotency(key) }));
      }
      // The address of someone who has joined is their own.
      const { email, ...rest } = body;
      const change = { ...rest, ...(present.joinedAt ? {} : { email }), version: present.version };
      return unwrap(api.PATCH('/api/suppliers/staff/{id}', { params: { path: { id: present.id } }, body: change }));
    },
    changes: CHANGES,
    onSuccess: onSaved,
    quiet: true,
  });
}

export function useInvite(onSent: () => void) {
  return useAction<string>({
    run: (id, key) =>
      unwrap(api.POST('/api/suppliers/staff/{id}/invitation', { params: { path: { id } }, headers: idempotency(key) })),
    changes: CHANGES,
    onSuccess: onSent,
  });
}

export function useWithdraw(onDone: () => void) {
  return useAction<string>({
    run: (id) => unwrap(api.DELETE('/api/suppliers/staff/{id}/invitation', { params: { path: { id } } })),
    changes: CHANGES,
    onSuccess: onDone,
  });
}

/** Deactivates someone who leaves, or reactivates someone who returns. */
export function useSetActive(onDone: () => void) {
  return useAction<{ id: string; active: boolean }>({
    run: ({ id, active }) =>
      unwrap(api.PATCH('/api/suppliers/staff/{id}', { params: { path: { id } }, body: { active } })),
    changes: CHANGES,
    onSuccess: onDone,
  });
}

export interface Assignment {
  requestId: string;
  /** Null takes the job back. */
  staffId: string | null;
  /** Left out, the earlier one stays. */
  note?: string | null;
}

export function useAssign(onDone?: () => void) {
  return useAction<Assignment, TeamJob>({
    run: ({ requestId, staffId, note }) => {
      const params = { path: { requestId } };
      return staffId
        ? unwrap(api.PUT('/api/team/jobs/{requestId}/technician', { params, body: { staffId, note } }))
        : unwrap(api.DELETE('/api/team/jobs/{requestId}/technician', { params }));
    },
    changes: CHANGES,
    onSuccess: onDone,
  });
}

export function useCorrectVisit(onDone: () => void) {
  return useAction<{ visit: Visit; startedAt?: string; finishedAt?: string }, TeamJob>({
    run: ({ visit: { id, version }, ...times }) =>
      unwrap(api.PATCH('/api/team/visits/{id}', { params: { path: { id } }, body: { ...times, version } })),
    changes: ['team'],
    onSuccess: onDone,
    quiet: true,
  });
}
