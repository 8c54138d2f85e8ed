-- The answers to the plain questions of a report (1622): whoever goes there learns from them that it smells of gas.
grant select (answers) on service_request to lw_technician;
