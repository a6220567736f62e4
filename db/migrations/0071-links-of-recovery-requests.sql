-- A recovery request ends after 30 days. Links emailed by earlier releases, which cancel it, ended after eight days.
update auth_verification set expires_at = recovery.requested_at + interval '30 days'
from recovery where recovery.user_id = auth_verification.value and identifier like 'recovery:%';
