CREATE TABLE `screen_plays` (
	`screen` integer NOT NULL,
	`uid` text NOT NULL,
	`segment` integer NOT NULL,
	`name` text NOT NULL,
	`at` integer NOT NULL,
	`seconds` integer NOT NULL,
	PRIMARY KEY(`screen`, `uid`)
);
--> statement-breakpoint
CREATE INDEX `screen_plays_by_time` ON `screen_plays` (`at`);