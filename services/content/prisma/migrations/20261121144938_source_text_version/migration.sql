-- CreateTable
CREATE TABLE "source_text_version" (
    "id" SMALLINT NOT NULL DEFAULT 1,
    "version" INTEGER NOT NULL,

    CONSTRAINT "source_text_version_pkey" PRIMARY KEY ("id")
);

INSERT INTO source_text_version (version) VALUES (0);

-- Statement by statement, whoever writes: what services keep in memory holds as long as the version does.
CREATE FUNCTION raise_source_text_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE source_text_version SET version = version + 1;
    RETURN NULL;
END $$;

CREATE TRIGGER source_text_raises_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON source_text
    FOR EACH STATEMENT EXECUTE FUNCTION raise_source_text_version();
