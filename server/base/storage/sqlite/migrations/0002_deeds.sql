CREATE TABLE `acknowledgements` (
	`order_id` integer NOT NULL,
	`device` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`order_id`, `device`)
);
--> statement-breakpoint
CREATE TABLE `device_tokens` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`device` integer NOT NULL,
	`created_at` integer NOT NULL,
	`seen_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `device_tokens_by_device` ON `device_tokens` (`device`);--> statement-breakpoint
CREATE TABLE `heartbeats` (
	`device` integer PRIMARY KEY NOT NULL,
	`branch` integer NOT NULL,
	`at` integer NOT NULL,
	`data` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `jobs` (
	`id` integer PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`dedupe_key` text NOT NULL,
	`target` text NOT NULL,
	`payload` text NOT NULL,
	`order_id` integer,
	`state` text NOT NULL,
	`run_at` integer NOT NULL,
	`lease_until` integer,
	`tries` integer NOT NULL,
	`last_error` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `jobs_by_key` ON `jobs` (`dedupe_key`);--> statement-breakpoint
CREATE INDEX `jobs_by_due` ON `jobs` (`state`,`run_at`);--> statement-breakpoint
CREATE INDEX `jobs_by_target` ON `jobs` (`kind`,`target`,`state`);--> statement-breakpoint
CREATE INDEX `jobs_by_order` ON `jobs` (`order_id`);--> statement-breakpoint
CREATE TABLE `messages` (
	`id` integer PRIMARY KEY NOT NULL,
	`channel` text NOT NULL,
	`recipient` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`html` text NOT NULL,
	`order_id` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `messages_by_order` ON `messages` (`order_id`);--> statement-breakpoint
CREATE INDEX `messages_by_time` ON `messages` (`created_at`);--> statement-breakpoint
CREATE TABLE `pairings` (
	`secret_hash` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`kind` text NOT NULL,
	`device` integer,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `pairings_by_code` ON `pairings` (`code`);--> statement-breakpoint
CREATE TABLE `push_subscriptions` (
	`id` integer PRIMARY KEY NOT NULL,
	`endpoint` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`owner` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_by_endpoint` ON `push_subscriptions` (`endpoint`,`owner`);--> statement-breakpoint
CREATE INDEX `push_by_owner` ON `push_subscriptions` (`owner`);--> statement-breakpoint
CREATE TABLE `refunds` (
	`id` integer PRIMARY KEY NOT NULL,
	`order_id` integer NOT NULL,
	`attempt` integer NOT NULL,
	`provider_id` text,
	`idem_key` text NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`reason` text NOT NULL,
	`state` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `refunds_by_order` ON `refunds` (`order_id`);--> statement-breakpoint
CREATE INDEX `refunds_by_attempt` ON `refunds` (`attempt`);--> statement-breakpoint
CREATE UNIQUE INDEX `refunds_by_key` ON `refunds` (`idem_key`);--> statement-breakpoint
CREATE TABLE `ticket_leases` (
	`branch` integer NOT NULL,
	`business_day` text NOT NULL,
	`prefix` text NOT NULL,
	`device` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`branch`, `business_day`, `prefix`)
);
--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_orders` (
	`id` integer PRIMARY KEY NOT NULL,
	`uid` text NOT NULL,
	`fingerprint` text NOT NULL,
	`hash` text NOT NULL,
	`branch` integer NOT NULL,
	`business_day` text NOT NULL,
	`ticket_number` text NOT NULL,
	`status` text NOT NULL,
	`rev` integer NOT NULL,
	`mode` text NOT NULL,
	`is_quotation` integer NOT NULL,
	`payment_method` text NOT NULL,
	`payment_state` text NOT NULL,
	`currency` text NOT NULL,
	`total_gross` integer NOT NULL,
	`pricing` text NOT NULL,
	`contact` text NOT NULL,
	`appointment_at` integer,
	`counter_appointment_at` integer,
	`rejection_message` text,
	`table_identifier` text,
	`donatee` integer,
	`catalogue_seq` text,
	`redirect_url` text,
	`slot_at` integer,
	`hold_until` integer,
	`needs_review` integer NOT NULL,
	`device` integer,
	`acknowledged_at` integer,
	`escalation` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
INSERT INTO `__new_orders`("id", "uid", "fingerprint", "hash", "branch", "business_day", "ticket_number", "status", "rev", "mode", "is_quotation", "payment_method", "payment_state", "currency", "total_gross", "pricing", "contact", "appointment_at", "counter_appointment_at", "rejection_message", "table_identifier", "donatee", "catalogue_seq", "redirect_url", "slot_at", "hold_until", "needs_review", "device", "acknowledged_at", "escalation", "created_at", "updated_at") SELECT "id", "uid", "fingerprint", "hash", "branch", "business_day", "ticket_number", "status", "rev", "mode", "is_quotation", "payment_method", "payment_state", "currency", "total_gross", "pricing", "contact", "appointment_at", "counter_appointment_at", "rejection_message", "table_identifier", "donatee", "catalogue_seq", "redirect_url", "slot_at", NULL, 0, NULL, NULL, 0, "created_at", "updated_at" FROM `orders`;--> statement-breakpoint
DROP TABLE `orders`;--> statement-breakpoint
ALTER TABLE `__new_orders` RENAME TO `orders`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `orders_by_uid` ON `orders` (`uid`);--> statement-breakpoint
CREATE INDEX `orders_by_slot` ON `orders` (`branch`,`slot_at`);--> statement-breakpoint
CREATE INDEX `orders_by_status` ON `orders` (`branch`,`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `orders_by_time` ON `orders` (`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_by_ticket` ON `orders` (`branch`,`business_day`,`ticket_number`);--> statement-breakpoint
CREATE TABLE `__new_payment_attempts` (
	`id` integer PRIMARY KEY NOT NULL,
	`order_id` integer NOT NULL,
	`provider` text NOT NULL,
	`provider_id` text,
	`idem_key` text NOT NULL,
	`state` text NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`checkout_url` text,
	`created_at` integer NOT NULL,
	`next_check_at` integer,
	`checks` integer NOT NULL
);
--> statement-breakpoint
INSERT INTO `__new_payment_attempts`("id", "order_id", "provider", "provider_id", "idem_key", "state", "amount", "currency", "checkout_url", "created_at", "next_check_at", "checks") SELECT rowid, "order_id", "provider", NULL, "idem_key", "state", "amount", "currency", NULL, "created_at", NULL, 0 FROM `payment_attempts`;--> statement-breakpoint
DROP TABLE `payment_attempts`;--> statement-breakpoint
ALTER TABLE `__new_payment_attempts` RENAME TO `payment_attempts`;--> statement-breakpoint
CREATE INDEX `attempts_by_order` ON `payment_attempts` (`order_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `attempts_by_key` ON `payment_attempts` (`idem_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `attempts_by_provider` ON `payment_attempts` (`provider`,`provider_id`);--> statement-breakpoint
CREATE INDEX `attempts_by_check` ON `payment_attempts` (`next_check_at`);--> statement-breakpoint
INSERT INTO `counters` (`name`, `value`) SELECT 'id:attempts', MAX(`id`) FROM `payment_attempts` HAVING COUNT(*) > 0;
