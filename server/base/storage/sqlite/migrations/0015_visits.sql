CREATE TABLE `visit_events` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`visitor` text NOT NULL,
	`branch` integer NOT NULL,
	`kind` text NOT NULL,
	`key` text NOT NULL,
	`browser` text NOT NULL,
	`system` text NOT NULL,
	`screen` text NOT NULL,
	`pixel_ratio` real NOT NULL,
	`scheme` text NOT NULL,
	`referrer` text
);
--> statement-breakpoint
CREATE INDEX `visit_events_by_time` ON `visit_events` (`at`);--> statement-breakpoint
CREATE TABLE `visit_days` (
	`start` integer PRIMARY KEY NOT NULL,
	`sums` text NOT NULL,
	`flows` text NOT NULL
);
--> statement-breakpoint
DROP TABLE `analytics`;