CREATE TABLE `external_keys` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`person` integer NOT NULL,
	`kind` text NOT NULL,
	`sent_to` text NOT NULL,
	`created_at` integer NOT NULL,
	`seen_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `external_keys_by_person` ON `external_keys` (`person`);--> statement-breakpoint
CREATE INDEX `external_keys_by_end` ON `external_keys` (`expires_at`);--> statement-breakpoint
ALTER TABLE `order_items` ADD `discount` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `orders_by_donatee` ON `orders` (`donatee`,`created_at`);