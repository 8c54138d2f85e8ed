-- Which emergencies the words of a request name: whoever goes there reads on the way that it smells of gas.
grant select (floor_kinds) on service_request to lw_technician;
