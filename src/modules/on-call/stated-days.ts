/**
 * The days on which a supplier `h` (a row of `supplier_hours`, if there is one) takes no jobs, as they state it: days off, and
 * all days before the one from which they take jobs again. Days are in the list's time zone, like those that the landlord enters.
 */
export const STATED_DAYS = `coalesce(h.days_off, '[]'::jsonb) || case when h.resumes_on is null then '[]'::jsonb
    else jsonb_build_array(jsonb_build_object('from', '2000-01-01', 'until', to_char(h.resumes_on - 1, 'YYYY-MM-DD'))) end`;
