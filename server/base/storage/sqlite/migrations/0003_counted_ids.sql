-- Ids of jobs and of push subscriptions are counted like all others; before, each was one more than the greatest there was.
INSERT INTO counters (name, value) SELECT 'id:jobs', max(id) FROM jobs HAVING count(*) > 0;
--> statement-breakpoint
INSERT INTO counters (name, value) SELECT 'id:push-subscriptions', max(id) FROM push_subscriptions HAVING count(*) > 0;
