CREATE TABLE `calendars` (
	`user` integer PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	`is_on` integer NOT NULL,
	`updated_at` integer NOT NULL
);
