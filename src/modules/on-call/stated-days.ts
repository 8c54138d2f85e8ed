/**
 * When a supplier `h` (`supplier_hours`, perhaps none) takes no jobs, as they state it: days off, and everything before the day from which
 * they take jobs again. Days count by the clock of the list, like those that the landlord enters.
 */
export const STATED_DAYS = `coalesce(h.days_off, '[]'::jsonb) || case when h.resumes_on is null then '[]'::jsonb
    else jsonb_build_array(jsonb_build_object('from', '2000-01-01', 'until', to_char(h.resumes_on - 1, 'YYYY-MM-DD'))) end`;
