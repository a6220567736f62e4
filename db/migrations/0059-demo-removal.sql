-- Lets the current transaction delete signed contracts (migration 0056).
create function begin_demo_removal() returns void language sql as $$
  select set_config('accolade.removes_demo_world', 'on', true)
$$;
