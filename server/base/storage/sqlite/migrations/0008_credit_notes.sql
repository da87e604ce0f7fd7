CREATE TABLE `credit_notes` (
	`id` integer PRIMARY KEY NOT NULL,
	`uid` text NOT NULL,
	`fingerprint` text NOT NULL,
	`order_id` integer NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`reason` text NOT NULL,
	`note` text NOT NULL,
	`is_online` integer NOT NULL,
	`author` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `credit_notes_by_uid` ON `credit_notes` (`uid`);--> statement-breakpoint
CREATE INDEX `credit_notes_by_order` ON `credit_notes` (`order_id`);--> statement-breakpoint
CREATE INDEX `credit_notes_by_time` ON `credit_notes` (`created_at`);--> statement-breakpoint
ALTER TABLE `refunds` ADD `credit_note` integer;