ALTER TABLE `orders` ADD `promised_at` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `reckoning` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `asked_about` integer;--> statement-breakpoint
CREATE INDEX `orders_by_promise` ON `orders` (`branch`,`promised_at`);