CREATE TABLE `order_guests` (
	`guest` text NOT NULL,
	`order_id` integer NOT NULL,
	PRIMARY KEY(`guest`, `order_id`)
);
--> statement-breakpoint
INSERT INTO `order_guests` (`guest`, `order_id`)
	SELECT json_extract(`contact`, '$.phone'), `id` FROM `orders` WHERE coalesce(json_extract(`contact`, '$.phone'), '') <> '';--> statement-breakpoint
INSERT OR IGNORE INTO `order_guests` (`guest`, `order_id`)
	SELECT lower(trim(json_extract(`contact`, '$.email'))), `id` FROM `orders` WHERE coalesce(json_extract(`contact`, '$.email'), '') <> '';
