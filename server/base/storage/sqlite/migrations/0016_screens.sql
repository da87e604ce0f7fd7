CREATE TABLE `screen_beats` (
	`screen` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`data` text NOT NULL,
	`told_at` integer
);
--> statement-breakpoint
CREATE TABLE `screen_commands` (
	`id` integer PRIMARY KEY NOT NULL,
	`screen` integer NOT NULL,
	`uid` text NOT NULL,
	`name` text NOT NULL,
	`value` integer,
	`state` text NOT NULL,
	`result` text NOT NULL,
	`author` text NOT NULL,
	`sent_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`delivered_at` integer,
	`ended_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `screen_commands_by_uid` ON `screen_commands` (`screen`,`uid`);--> statement-breakpoint
CREATE INDEX `screen_commands_by_state` ON `screen_commands` (`state`);--> statement-breakpoint
CREATE TABLE `screen_tokens` (
	`screen` integer PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `screen_tokens_by_hash` ON `screen_tokens` (`token_hash`);