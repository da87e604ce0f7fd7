ALTER TABLE `orders` ADD `table_name` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `payment_way` text;