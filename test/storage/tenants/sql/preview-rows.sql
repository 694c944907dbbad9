-- preview-rows.store.listPreviewSamples
select kind, change, app, name, holder, fields
from sync_preview_rows
where tenant_id = $1 and sync_id = $2 and position <= $3
order by kind, change, position;

-- preview-rows.store.searchPreviewRows
select kind, change, app, name, holder, fields, position
from sync_preview_rows
where tenant_id = $1
  and sync_id = $2
  and kind = coalesce($3, kind)
  and change = coalesce($4, change)
  and ($5::text is null or lower(app) = lower($6))
  and ($7 = '' or strpos(lower(concat_ws(chr(10), name, holder, app)), lower($8)) > 0)
  and ($9::text is null or (kind, change, position) > ($10, $11, $12::int))
order by kind, change, position
limit $13;
