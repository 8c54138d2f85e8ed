-- The profile reads the account's postal address for every role. Technicians read their employer's account alone, column by column.
grant select (street_number, street, second_line, city, region, postal_code, country) on account to lw_technician;
