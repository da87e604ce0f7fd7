CREATE TABLE `change_sets` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`author` integer NOT NULL,
	`at` integer NOT NULL,
	`undoes` text
);
--> statement-breakpoint
CREATE INDEX `change_sets_by_time` ON `change_sets` (`at`);--> statement-breakpoint
CREATE INDEX `change_sets_by_undone` ON `change_sets` (`undoes`);--> statement-breakpoint
ALTER TABLE `revisions` ADD `changeset` text;--> statement-breakpoint
CREATE INDEX `revisions_by_changeset` ON `revisions` (`changeset`,`type`,`id`);