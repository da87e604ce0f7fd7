CREATE TABLE `order_days` (
	`start` integer PRIMARY KEY NOT NULL,
	`end` integer NOT NULL,
	`sums` text NOT NULL,
	`products` text NOT NULL
);
