-- Every list is searched as the top bar is, without accents, whoever reads it.
grant execute on function lw_fold(text) to lw_visitor, lw_system, lw_technician;
