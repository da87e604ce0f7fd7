CREATE TABLE `sign_in_links` (
	`selector` text PRIMARY KEY NOT NULL,
	`secret_hash` text NOT NULL,
	`user` integer NOT NULL,
	`kind` text NOT NULL,
	`sent_to` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sign_in_links_by_user` ON `sign_in_links` (`user`,`kind`);--> statement-breakpoint
CREATE TABLE `device_commands` (
	`id` integer PRIMARY KEY NOT NULL,
	`device` integer NOT NULL,
	`kind` text NOT NULL,
	`payload` text NOT NULL,
	`result` text NOT NULL,
	`created_at` integer NOT NULL,
	`taken_at` integer,
	`done_at` integer
);
--> statement-breakpoint
CREATE INDEX `device_commands_by_device` ON `device_commands` (`device`,`created_at`);--> statement-breakpoint
CREATE TABLE `device_sightings` (
	`device` integer NOT NULL,
	`quarter` integer NOT NULL,
	PRIMARY KEY(`device`, `quarter`)
);
--> statement-breakpoint
ALTER TABLE `sessions` ADD `client` text;--> statement-breakpoint
ALTER TABLE `sessions` ADD `revoked_at` integer;--> statement-breakpoint
ALTER TABLE `device_tokens` ADD `ends_at` integer;