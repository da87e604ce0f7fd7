CREATE TABLE `closed_branches` (
	`type` text NOT NULL,
	`id` integer NOT NULL,
	`rev` text NOT NULL,
	`ancestors` text NOT NULL,
	`into` text,
	`merged` text,
	`at` integer NOT NULL,
	PRIMARY KEY(`type`, `id`, `rev`)
);
