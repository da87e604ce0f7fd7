CREATE TABLE `analytics` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`type` text NOT NULL,
	`action` text NOT NULL,
	`category` text NOT NULL,
	`data` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `analytics_by_time` ON `analytics` (`at`);--> statement-breakpoint
CREATE TABLE `questionnaires` (
	`order_id` integer PRIMARY KEY NOT NULL,
	`rating` integer NOT NULL,
	`food_rating` integer NOT NULL,
	`service_rating` integer NOT NULL,
	`process_rating` integer NOT NULL,
	`comment` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `uploads` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	`extension` text NOT NULL,
	`public_hash` text NOT NULL,
	`mime_type` text NOT NULL,
	`name` text NOT NULL,
	`bytes` integer NOT NULL,
	`order_id` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `uploads_by_order` ON `uploads` (`order_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `orders` ADD `slot_at` integer;--> statement-breakpoint
CREATE INDEX `orders_by_slot` ON `orders` (`branch`,`slot_at`);