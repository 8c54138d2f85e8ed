/** Whether the tenant `t` is reached by email: at their account's address, else at the one that the landlord entered. */
export const REACHED_BY_EMAIL = '(t.email is not null or t.user_id is not null)';
