CREATE TABLE `former_values` (
	`type` text NOT NULL,
	`id` integer NOT NULL,
	`until` integer NOT NULL,
	`body` text NOT NULL,
	PRIMARY KEY(`type`, `id`, `until`)
);
