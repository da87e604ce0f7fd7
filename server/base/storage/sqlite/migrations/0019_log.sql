CREATE TABLE `log_entries` (
	`id` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`kind` text NOT NULL,
	`actor` text NOT NULL,
	`device` text NOT NULL,
	`subject` text NOT NULL,
	`facts` text NOT NULL,
	`personal` text,
	`personal_hash` text NOT NULL,
	`hash` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `log_by_time` ON `log_entries` (`at`);--> statement-breakpoint
CREATE INDEX `log_by_kind` ON `log_entries` (`kind`,`id`);--> statement-breakpoint
CREATE INDEX `log_by_actor` ON `log_entries` (`actor`,`id`);--> statement-breakpoint
CREATE INDEX `log_by_subject` ON `log_entries` (`subject`,`id`);