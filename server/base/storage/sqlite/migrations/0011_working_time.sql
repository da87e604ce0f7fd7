CREATE TABLE `pins` (
	`user` integer PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `time_events` (
	`id` integer PRIMARY KEY NOT NULL,
	`uid` text NOT NULL,
	`user` integer NOT NULL,
	`at` integer NOT NULL,
	`data` text NOT NULL,
	`author` text NOT NULL,
	`received_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `time_events_by_uid` ON `time_events` (`uid`);--> statement-breakpoint
CREATE INDEX `time_events_by_user` ON `time_events` (`user`,`at`);