CREATE TABLE `counters` (
	`name` text PRIMARY KEY NOT NULL,
	`value` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `credentials` (
	`user` integer PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `documents` (
	`type` text NOT NULL,
	`id` integer NOT NULL,
	`rev` text NOT NULL,
	`deleted` integer NOT NULL,
	`body` text NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`type`, `id`)
);
--> statement-breakpoint
CREATE TABLE `facts` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `feed` (
	`db` text NOT NULL,
	`type` text NOT NULL,
	`id` integer NOT NULL,
	`seq` integer NOT NULL,
	`rev` text NOT NULL,
	`deleted` integer NOT NULL,
	`title` text NOT NULL,
	`head` text NOT NULL,
	`body` text NOT NULL,
	PRIMARY KEY(`db`, `type`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `feed_by_seq` ON `feed` (`db`,`seq`);--> statement-breakpoint
CREATE TABLE `locals` (
	`db` text NOT NULL,
	`id` text NOT NULL,
	`rev` integer NOT NULL,
	`body` text NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`db`, `id`)
);
--> statement-breakpoint
CREATE TABLE `order_events` (
	`order_id` integer NOT NULL,
	`rev` integer NOT NULL,
	`action` text NOT NULL,
	`status` text NOT NULL,
	`actor` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`order_id`, `rev`)
);
--> statement-breakpoint
CREATE TABLE `order_items` (
	`order_id` integer NOT NULL,
	`position` integer NOT NULL,
	`product` integer NOT NULL,
	`name` text NOT NULL,
	`amount` real NOT NULL,
	`unit` text NOT NULL,
	`parts` text NOT NULL,
	`unit_price` integer NOT NULL,
	`gross` integer NOT NULL,
	`rate` real NOT NULL,
	`deposit` integer NOT NULL,
	PRIMARY KEY(`order_id`, `position`)
);
--> statement-breakpoint
CREATE TABLE `orders` (
	`id` integer PRIMARY KEY NOT NULL,
	`uid` text NOT NULL,
	`fingerprint` text NOT NULL,
	`hash` text NOT NULL,
	`branch` integer NOT NULL,
	`business_day` text NOT NULL,
	`ticket_number` integer NOT NULL,
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
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_by_uid` ON `orders` (`uid`);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_by_ticket` ON `orders` (`branch`,`business_day`,`ticket_number`);--> statement-breakpoint
CREATE TABLE `payment_attempts` (
	`idem_key` text PRIMARY KEY NOT NULL,
	`order_id` integer NOT NULL,
	`provider` text NOT NULL,
	`state` text NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `attempts_by_order` ON `payment_attempts` (`order_id`);--> statement-breakpoint
CREATE TABLE `revisions` (
	`type` text NOT NULL,
	`id` integer NOT NULL,
	`generation` integer NOT NULL,
	`rev` text NOT NULL,
	`deleted` integer NOT NULL,
	`body` text NOT NULL,
	`author` integer NOT NULL,
	`device` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`type`, `id`, `generation`)
);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user` integer NOT NULL,
	`created_at` integer NOT NULL,
	`seen_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sessions_by_user` ON `sessions` (`user`);--> statement-breakpoint
CREATE TABLE `unique_values` (
	`type` text NOT NULL,
	`field` text NOT NULL,
	`value` text NOT NULL,
	`id` integer NOT NULL,
	PRIMARY KEY(`type`, `field`, `value`)
);
--> statement-breakpoint
CREATE INDEX `unique_by_id` ON `unique_values` (`type`,`id`);